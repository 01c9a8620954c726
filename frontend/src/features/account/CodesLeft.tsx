import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tc } from '../../texts/de-console.js';
import { Note } from '../../ui/text/Note.js';
import { useRecoveryCodesLeftQuery } from './own-account.api.js';

/** Number of codes from which the user should renew them. */
const FEW = 3;

/** The number of recovery codes left; empty until it is loaded. */
export function CodesLeft() {
  const { data } = useRecoveryCodesLeftQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  const words = tc.account.codesLeft(data.left);
  if (data.left > FEW) {
    return (
      <Typography variant="body2" sx={{ mt: 2 }}>
        {words}
      </Typography>
    );
  }
  return (
    <Box sx={{ mt: 3 }}>
      <Note kind="warning">
        <strong>{words}</strong> {tc.account.codesLow}
      </Note>
    </Box>
  );
}
