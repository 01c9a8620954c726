import { useState } from 'react';

/** A value that stays the same while it is held, despite updates. The first value is taken even while held. */
export function useFrozenValue<Value>(value: Value, isHeld: boolean): Value {
  const [shown, setShown] = useState(value);
  const isTaken = !isHeld || shown === undefined;
  if (isTaken && shown !== value) setShown(value);
  return isTaken ? value : shown;
}
