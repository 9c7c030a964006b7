import preview from '#.storybook/preview';
import { Lattice } from '@rad-wallet/ui/Lattice';
import { Text } from '@rad-wallet/ui/Text';
import { scale, vars, type SpaceToken, type TypeToken } from '@rad-wallet/ui/theme';
import { CASH } from '../support/figures';
import * as styles from './foundations.css';
import { Row, Scale } from './Scale';

const getKeys = <K extends string | number>(record: Record<K, unknown>) =>
  Object.keys(record) as `${K}`[];

const meta = preview.meta({ title: 'Foundations/Scales', component: Scale });

export const Type = meta.story({
  render: () => (
    <Scale title="Type">
      {(getKeys(scale.type) as TypeToken[]).map((step) => (
        <Row key={step} name={`${step} ${scale.type[step].size}`}>
          <Text size={step}>{CASH}</Text>
        </Row>
      ))}
    </Scale>
  ),
});

export const Space = meta.story({
  render: () => (
    <Scale title="Space, px">
      {getKeys(scale.space).map((step) => (
        <Row key={step} name={`${step} · ${scale.space[Number(step) as SpaceToken]}`}>
          <div
            className={styles.bar}
            style={{ inlineSize: vars.space[Number(step) as SpaceToken] }}
          />
        </Row>
      ))}
    </Scale>
  ),
});

export const RadiusAndElevation = meta.story({
  render: () => (
    <Scale title="Radius and elevation">
      {getKeys(scale.radius).map((step) => (
        <Row key={step} name={`radius ${step}`}>
          <div className={styles.box} style={{ borderRadius: vars.radius[step] }} />
        </Row>
      ))}
      {getKeys(vars.elevation).map((step) => (
        <Row key={step} name={step}>
          <div className={styles.box} style={{ boxShadow: vars.elevation[step] }} />
        </Row>
      ))}
    </Scale>
  ),
});

export const MotionAndLayers = meta.story({
  render: () => (
    <Scale title="Motion, ms, and layers">
      {Object.entries(scale.duration).map(([step, ms]) => (
        <Row key={step} name={step}>
          <div className={styles.bar} style={{ inlineSize: `${ms / 2}px` }} />
          <Text size="caption">{String(ms)}</Text>
        </Row>
      ))}
      {Object.entries(scale.z).map(([layer, z]) => (
        <Row key={layer} name={layer}>
          <Text size="caption">{z}</Text>
        </Row>
      ))}
    </Scale>
  ),
});

export const Ornament = meta.story({
  render: () => (
    <Scale title="Lattice">
      <div
        style={{
          position: 'relative',
          overflow: 'hidden',
          blockSize: '16rem',
          borderRadius: vars.radius.xl,
          backgroundColor: vars.color.hero,
          color: vars.color.heroOrnament,
        }}
      >
        <Lattice />
      </div>
    </Scale>
  ),
});
