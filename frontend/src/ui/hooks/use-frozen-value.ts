import { useState } from 'react';

/** A value that stays the same while it is held, despite updates. The first value is taken even while held. */
export function useFrozenValue<Value>(value: Value, isHeld: boolean): Value {
  const [frozenValue, setFrozenValue] = useState(value);
  const isTaken = !isHeld || frozenValue === undefined;
  if (isTaken && frozenValue !== value) setFrozenValue(value);
  return isTaken ? value : frozenValue;
}
