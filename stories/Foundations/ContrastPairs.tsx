import { contrastPairs } from '@rad-wallet/ui/theme/makeTheme';

const rows = [...new Set(contrastPairs.map(({ ink, ratio }) => `${ink} ${ratio}`))].map((row) => {
  const [ink = '', ratio = ''] = row.split(' ');
  const pairs = contrastPairs.filter((pair) => pair.ink === ink && pair.ratio === Number(ratio));
  return { ink, ratio, on: pairs.map(({ on }) => on).join(', ') };
});

export function ContrastPairs() {
  return (
    <table>
      <thead>
        <tr>
          <th>Role</th>
          <th>Is read on</th>
          <th>At least</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ ink, ratio, on }) => (
          <tr key={`${ink} ${ratio}`}>
            <td>{ink}</td>
            <td>{on}</td>
            <td>{ratio}:1</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
