/** An answer, or several, put together on the board before anything is sent: the prompt says it, one button gives it. */
export interface Plan {
  says: string; // what would be done
  note: string; // what it costs or leaves open, on one small line
  button: string; // "Attack for 3"; empty while something is still to be chosen
  held: string; // differs from part to part
  untouched?: boolean; // nothing is put together yet, which is an answer too: there is nothing to take back
  passes?: boolean; // who passes gives it: nothing is left out that was put together
  give(): void;
  takeBack(): void; // the last part
}
