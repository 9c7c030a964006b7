/** @jsxRuntime classic */ // Storybook's manager brings React along, but not its JSX runtime.
import React from 'react';
import { styled } from 'storybook/theming';
import type { Chart } from './channel';

const Columns = styled.div({ display: 'flex', flexWrap: 'wrap', gap: '16px 48px', padding: 16 });

const Heading = styled.h2(({ theme }) => ({
  margin: '0 0 8px',
  fontSize: theme.typography.size.s1,
  fontWeight: theme.typography.weight.bold,
  color: theme.textMutedColor,
}));

const List = styled.ul({ margin: 0, padding: 0, listStyle: 'none' });

const State = styled.li<{ depth: number; isActive: boolean }>(({ theme, depth, isActive }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  marginInlineStart: depth * 20,
  fontFamily: theme.typography.fonts.mono,
  fontSize: theme.typography.size.s1,
  fontWeight: isActive ? theme.typography.weight.bold : theme.typography.weight.regular,
  color: isActive ? theme.color.defaultText : theme.textMutedColor,
}));

const Dot = styled.span<{ isActive: boolean }>(({ theme, isActive }) => ({
  width: 10,
  height: 10,
  borderRadius: '50%',
  border: `2px solid ${isActive ? theme.color.positive : theme.textMutedColor}`,
  backgroundColor: isActive ? theme.color.positive : 'transparent',
}));

const Declared = styled.span(({ theme }) => ({
  padding: '1px 6px',
  borderRadius: 4,
  border: `1px solid ${theme.appBorderColor}`,
  fontFamily: theme.typography.fonts.base,
  fontWeight: theme.typography.weight.regular,
  color: theme.color.defaultText,
}));

const Event = styled.li<{ isRefused: boolean }>(({ theme, isRefused }) => ({
  minHeight: 28,
  lineHeight: '28px',
  fontFamily: theme.typography.fonts.mono,
  fontSize: theme.typography.size.s1,
  color: isRefused ? theme.textMutedColor : theme.color.defaultText,
}));

export interface ChartViewProps {
  chart: Chart;
  /** Paths of the states that the story declares. */
  declared: readonly string[];
}

/** A machine's states, nested as they lie, and the events that it takes now. */
export function ChartView({ chart, declared }: ChartViewProps) {
  return (
    <Columns>
      <section>
        <Heading>States of {chart.machine}</Heading>
        <List>
          {chart.states.map(({ path, name, depth, isActive }) => (
            <State
              key={path}
              depth={depth}
              isActive={isActive}
              aria-current={isActive ? 'step' : undefined}
            >
              <Dot aria-hidden isActive={isActive} />
              {name}
              {declared.includes(path) && <Declared>declared</Declared>}
            </State>
          ))}
        </List>
      </section>
      <section>
        <Heading>Events it takes now</Heading>
        <List>
          {chart.events.map(({ type, isRefused }) => (
            <Event key={type} isRefused={isRefused}>
              {isRefused ? `${type} (a guard refuses it)` : type}
            </Event>
          ))}
          {chart.events.length === 0 && <Event isRefused>none</Event>}
        </List>
      </section>
    </Columns>
  );
}
