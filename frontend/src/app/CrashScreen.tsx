import Button from '@mui/material/Button';
import { t } from '~/texts/site.js';
import { Screen } from '~/ui/frame/Screen.js';

/** Replaces a screen that failed. */
export function CrashScreen() {
  return (
    <Screen title={t.crash.title} text={t.crash.text}>
      <Button onClick={() => window.location.reload()}>{t.crash.retry}</Button>
    </Screen>
  );
}
