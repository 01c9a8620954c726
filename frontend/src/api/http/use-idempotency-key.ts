import { useRef } from 'react';
import { randomHex } from './random-hex.js';

const BYTES = 16;

/** Keys for calls that create or add: the same as long as the same is sent, so that a second try after a lost answer does nothing twice. */
export function useIdempotencyKey() {
  const last = useRef({ sent: '', key: '' });
  return {
    keyFor: (path: string, body: object | undefined): string => {
      const requestText = `${path} ${JSON.stringify(body ?? null)}`;
      if (last.current.sent !== requestText) last.current = { sent: requestText, key: newIdempotencyKey() };
      return last.current.key;
    },
    /** Call this after success: the same input then gets a new key. */
    spend: () => {
      last.current = { sent: '', key: '' };
    },
  };
}

export function newIdempotencyKey(): string {
  return randomHex(BYTES);
}
