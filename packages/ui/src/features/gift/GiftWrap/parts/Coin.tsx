import { createLatticeStarPath } from '../../../../components/Lattice';
import { COIN_CENTRE } from './boxShape';

const [x, y] = COIN_CENTRE;

/** A gold coin with the wallet's star. Uses the gradients of `BoxGradients`. */
export function Coin({ id }: { id: string }) {
  return (
    <>
      <circle cx={x + 2} cy={y + 3} r={37} fill="#6f4a08" fillOpacity="0.35" />
      <circle cx={x} cy={y} r={37} fill={`url(#${id}-coin)`} />
      <g stroke="#8a5f10" strokeWidth="1.2">
        <circle cx={x} cy={y} r={32} fill="none" strokeOpacity="0.6" strokeDasharray="1.4 2.2" />
        <path
          d={createLatticeStarPath(x, y, 24)}
          fill="#fff3cc"
          fillOpacity="0.55"
          strokeOpacity="0.7"
        />
      </g>
      <path d={createLatticeStarPath(x, y, 10)} fill="#a87518" fillOpacity="0.85" />
    </>
  );
}
