import { accountGroups, ibanGroups } from './difference-groups.mjs';

/** @typedef {import('./difference-groups.mjs').DifferenceGroup} DifferenceGroup */

/**
 * @typedef {object} Judged one case and the result of the engine
 * @property {'account' | 'iban'} kind
 * @property {string} subject method or country
 * @property {string} number the account number or IBAN
 * @property {'accepted' | 'refused' | 'warning'} ours
 * @property {string} [finding] our error or warning
 * @property {readonly import('@pruefer/iban').ReadingFinding[]} [readings] of an account number with a warning
 *
 * @typedef {{ library: string, answer: string, judged: Judged }} Difference
 * @typedef {{ group: DifferenceGroup, differences: Difference[] }} Explained
 * @typedef {{ name: string, asked: number, same: number, warned: number, different: number }} Tally of one library
 * @typedef {{ tallies: Tally[], explained: Explained[], contested: Map<string, Judged[]>, unexplained: Difference[] }} Comparison
 */

const ACCEPTED = 'a';
const REFUSED = 'r';
const NOT_ANSWERED = '-';

/**
 * Compares the engine with the other libraries. A contested account number, for which the engine warns, counts as no difference while each
 * library answers like its own reading.
 * @param {readonly Judged[]} cases
 * @param {readonly import('./libraries.mjs').Answers[]} answers
 * @returns {Comparison}
 */
export function compare(cases, answers) {
  const explained = [...accountGroups, ...ibanGroups].map((group) => ({
    group,
    differences: /** @type {Difference[]} */ ([]),
  }));
  const unexplained = /** @type {Difference[]} */ ([]);
  const tallies = answers.map(({ name, letters }) => {
    const tally = { name, asked: 0, same: 0, warned: 0, different: 0 };
    cases.forEach((judged, index) => {
      const answer = letters.charAt(index);
      if (answer === NOT_ANSWERED) return;
      tally.asked++;
      const outcome = compareAnswer(judged, name, answer);
      tally[outcome]++;
      if (outcome !== 'different') return;
      const difference = { library: name, answer, judged };
      const match = explained.find(({ group }) => explains(group, difference));
      (match?.differences ?? unexplained).push(difference);
    });
    return tally;
  });
  return {
    tallies,
    explained: explained.filter(({ differences }) => differences.length > 0),
    contested: groupContested(cases),
    unexplained,
  };
}

/** @param {Judged} judged @param {string} library @param {string} answer @returns {'same' | 'warned' | 'different'} */
function compareAnswer({ ours, readings }, library, answer) {
  if (readings) {
    const own = readings.find(({ readBy }) => readBy.split(', ').some((name) => name.split(' (')[0] === library));
    return own && (own.result === 'failed') !== (answer === REFUSED) ? 'different' : 'warned';
  }
  return answer === (ours === 'refused' ? REFUSED : ACCEPTED) ? 'same' : 'different';
}

/** @param {DifferenceGroup} group @param {Difference} difference */
function explains({ library, answer, subjects, number, finding }, { library: name, answer: given, judged }) {
  return (
    library === name &&
    answer === given &&
    (subjects?.includes(judged.subject) ?? true) &&
    (number?.test(judged.number) ?? true) &&
    (finding === undefined || finding === judged.finding)
  );
}

/**
 * The account numbers with a warning, by method.
 * @param {readonly Judged[]} cases
 */
function groupContested(cases) {
  return Map.groupBy(
    cases.filter(({ readings }) => readings !== undefined),
    ({ subject }) => subject,
  );
}
