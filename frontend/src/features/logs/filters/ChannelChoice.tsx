import { channels } from '@pruefer/contracts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { tc } from '~/texts/de-console.js';

interface ChannelChoiceProps {
  readonly value: string | undefined;
  /** @param channel undefined: any */
  readonly onChoose: (channel: string | undefined) => void;
}

const text = tc.logs.filter;

/** Filter by channel: all, or one of the channels. */
export function ChannelChoice({ value = '', onChoose }: ChannelChoiceProps) {
  const chosenChannel = channels.find((channel) => channel === value);
  return (
    <TextField
      select
      value={value}
      onChange={({ target }) => onChoose(target.value || undefined)}
      slotProps={{
        select: {
          displayEmpty: true,
          renderValue: () => (chosenChannel ? tc.logs.shortChannels[chosenChannel] : text.allChannels),
          SelectDisplayProps: { 'aria-label': text.channel },
        },
      }}
    >
      <MenuItem value="">{text.allChannels}</MenuItem>
      {channels.map((channel) => (
        <MenuItem key={channel} value={channel}>
          {tc.logs.channels[channel]}
        </MenuItem>
      ))}
    </TextField>
  );
}
