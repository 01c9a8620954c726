import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { theme } from '~/app/theme/theme.js';
import { Sparkline } from './Sparkline.js';

it.each([
  ['one value draws nothing', [7], 0, 0],
  ['values that do not move are a baseline, also zeros', [0, 0, 0], 1, 0],
  ['values that move are a curve', [0, 4, 0], 0, 1],
])('%s', (_, values, baselines, curves) => {
  const { container } = render(
    <ThemeProvider theme={theme}>
      <Sparkline values={values} />
    </ThemeProvider>,
  );
  expect([container.querySelectorAll('line').length, container.querySelectorAll('polyline').length]).toEqual([
    baselines,
    curves,
  ]);
});
