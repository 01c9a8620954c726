import { useState } from 'react';

/** A value that stands still while it is held, whatever comes meanwhile. Before there is one, the first is taken all the same. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [shown, setShown] = useState(value);
  const isTaken = !isHeld || shown === undefined;
  if (isTaken && shown !== value) setShown(value);
  return isTaken ? value : shown;
}
