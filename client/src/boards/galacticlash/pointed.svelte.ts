/** The answer under the pointer or the focus: what it will engage is shown before it is given. */
class Pointed {
  option = $state<number | null>(null);
}

export const pointed = new Pointed();

/** While the element is under the pointer, or has the focus, it stands for this answer. */
export function pointing(node: HTMLElement, answer: number | undefined) {
  let option = answer;
  let here = false;
  const come = (): void => void ((here = true), (pointed.option = option ?? null));
  const go = (): void => void ((here = false), (pointed.option = null));
  const on = { mouseenter: come, focus: come, mouseleave: go, blur: go };
  for (const [name, handler] of Object.entries(on)) node.addEventListener(name, handler);
  return {
    update(next: number | undefined) {
      option = next;
      if (here) come();
    },
    destroy() {
      if (here) go();
    },
  };
}
