import type { OwnSession } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Laptop, Smartphone } from 'lucide-react';
import { useNavigate } from 'react-router';
import { loadState } from '~/api/store/load-state.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Moment } from '~/ui/text/Moment.js';
import { Mono } from '~/ui/text/Mono.js';
import { Panel } from '~/ui/panel/Panel.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import { recordRow, rowList } from '~/ui/panel/record-rows.js';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { useSignIn } from '~/api/session/use-signed-in.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { useEndAllSessionsMutation, useEndSessionMutation, useSessionsQuery } from './own-account.api.js';

const text = tc.account.sessions;
const phones = /iPhone|iPad|Android/;

/** The user's own sessions, which can be ended. */
export function OwnSessions() {
  const query = useSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { end, endAll } = useSessionActions();
  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <Panel
        title={text.title}
        count={query.data?.length}
        subtitle={text.text}
        footer={<Button onClick={() => void endAll()}>{text.endAll}</Button>}
        flush
      >
        <Loaded {...loadState(query)} errorTitle={text.loadFailed} rows={2}>
          {(sessions) => (
            <Box component="ul" aria-label={text.title} sx={rowList}>
              {sessions.map((session) => (
                <Session key={session.id} session={session} onEnd={() => void end(session.id)} />
              ))}
            </Box>
          )}
        </Loaded>
      </Panel>
    </Box>
  );
}

function Session({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { device, network, since, lastSeen, isCurrent } = session;
  const times = useTimes();
  const start = times.at(since);
  const Icon = phones.test(device) ? Smartphone : Laptop;
  return (
    <Box component="li" sx={row}>
      <Icon size={18} aria-hidden />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontWeight: 550 }}>
          {device}
          {isCurrent && <StatusLabel tone="outline">{text.current}</StatusLabel>}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          {text.since} <Moment at={since} times={times} />, {text.lastSeen} <Moment at={lastSeen} times={times} />
        </Box>
      </Box>
      <Box sx={{ flex: '0 1 160px', pl: { xs: '34px', sm: 0 }, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {network ? (
          <>
            {text.network} <Mono>{network}</Mono>
          </>
        ) : (
          text.unknownNetwork
        )}
      </Box>
      <Box sx={{ width: { sm: 88 }, flex: 'none', textAlign: 'right' }}>
        {!isCurrent && (
          <Button size="small" aria-label={text.endOf(device, start)} onClick={onEnd}>
            {text.end}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const row = {
  ...recordRow,
  py: 2,
  '& > svg': { flex: 'none', color: 'text.secondary' },
  '& time': { whiteSpace: 'nowrap' },
} as const;

/** Ending one's own sessions: one of them, or all, with this one. */
function useSessionActions() {
  const [endOne] = useEndSessionMutation();
  const [endEvery] = useEndAllSessionsMutation();
  const { signOut } = useSignIn();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const tellOutcome = useOutcomeToast();

  async function end(id: string) {
    const { error } = await endOne(id);
    tellOutcome(error, text.failed, text.ended);
  }

  async function endAll() {
    if (!(await confirm({ ...text.ending, isDanger: true }))) return;
    const { error } = await endEvery();
    if (!error) {
      void navigate('/admininterfacev1');
      signOut();
    }
    tellOutcome(error, text.failed, text.allEnded);
  }

  return { end, endAll };
}
