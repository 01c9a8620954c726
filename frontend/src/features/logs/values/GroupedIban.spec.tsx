import { render } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { theme } from '~/app/theme/theme.js';
import { GroupedIban } from './GroupedIban.js';

it.each([
  ['DE893704004405320130...', ['DE89', '3704', '0044', '0532', '0130...']],
  ['NL91ABNA0417164300', ['NL91', 'ABNA', '0417', '1643', '00']],
  ['DE89…3000', ['DE89…3000']],
  ['-', ['-']],
])('%s is drawn in groups, its text stays as it is', (iban, groups) => {
  const { container } = render(
    <ThemeProvider theme={theme}>
      <GroupedIban iban={iban} />
    </ThemeProvider>,
  );
  expect(container).toHaveTextContent(new RegExp(`^${iban.replaceAll('.', '\\.')}$`));
  expect([...container.querySelectorAll('span > span')].map(({ textContent }) => textContent)).toEqual(groups);
});
