// Notes what a person notices: what a click has changed, and when a bot is seen to answer. Times are in milliseconds.
(() => {
  const noted = { clicks: [], answers: [], playable: null };
  window.noted = noted;
  let click = null; // the last one, until something has changed
  let answer = null; // the last one that was sent
  let inWindow = false; // the question is whether to respond to something
  const unseen = []; // states with lines that the log does not show yet: the answer that each is the first reply to, or null

  /** Calls back once the next frame has been drawn. */
  const drawn = (done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(null);
    });

  const sent = (message) => {
    if (message.type !== "answer") return;
    answer = { number: message.number, at: performance.now(), waits: false, beat: inWindow, shown: null };
    unseen.length = 0; // who answers has seen everything
    noted.answers.push(answer);
  };

  const heard = ({ type, number, decision, log }) => {
    if (type !== "state") return;
    inWindow = decision?.window === true;
    if (!answer) return;
    const isReply = number > answer.number + 1 && answer.waits;
    if (number === answer.number + 1) {
      answer.waits = decision !== null && !decision.mine;
      answer.beat ||= inWindow;
    }
    if (log.length) unseen.push(isReply && !answer.came ? answer : null);
    if (log.length && isReply) answer.came = true;
  };

  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => heard(JSON.parse(data)));
    }
    send(data) {
      sent(JSON.parse(data));
      super.send(data);
    }
  };

  addEventListener(
    "click",
    ({ timeStamp, isTrusted }) => {
      if (isTrusted) noted.clicks.push((click = { at: timeStamp, shown: null }));
    },
    { capture: true },
  );

  const element = (node) => (node instanceof Element ? node : node.parentElement);

  new MutationObserver((changes) => {
    if (click) {
      const one = click;
      click = null;
      drawn((now) => (one.shown = now - one.at));
    }
    if (changes.some(({ type, target }) => type !== "attributes" && element(target)?.closest(".log"))) {
      const one = unseen.shift();
      if (one) drawn((now) => (one.shown = now - one.at));
    }
    if (noted.playable === null && document.querySelector('.prompt:not([data-decision=""])')) {
      noted.playable = Infinity;
      drawn((now) => (noted.playable = now));
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})();
