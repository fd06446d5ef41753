import type { Stage } from "../../play/stage.svelte";

interface Pointed {
  node: HTMLElement;
  option: number;
  number: number | undefined; // of the decision that it answers
}

/** The answer under the pointer or the focus: what it will engage is shown before it is given. */
class Pointing {
  private at = $state.raw<Pointed | null>(null);

  come(node: HTMLElement, stage: Stage, option: number | undefined): void {
    this.at = option === undefined ? null : { node, option, number: stage.decision?.number };
  }

  /** A moment later: the focus also leaves what is being taken off the page, where nothing may change. */
  go(node: HTMLElement): void {
    queueMicrotask(() => {
      if (this.at?.node === node) this.at = null;
    });
  }

  /** The option of this decision that is pointed at. */
  of(stage: Stage): number | null {
    return this.at && this.at.number === stage.decision?.number ? this.at.option : null;
  }
}

export const pointed = new Pointing();

/** While the element is under the pointer, or has the focus, it stands for this answer. */
export function pointing(node: HTMLElement, answer: { stage: Stage; option: number | undefined }) {
  let subject = answer;
  const come = (): void => pointed.come(node, subject.stage, subject.option);
  const go = (): void => pointed.go(node);
  for (const name of ["mouseenter", "focus"]) node.addEventListener(name, come);
  for (const name of ["mouseleave", "blur"]) node.addEventListener(name, go);
  return {
    update(next: typeof answer) {
      subject = next;
    },
  };
}
