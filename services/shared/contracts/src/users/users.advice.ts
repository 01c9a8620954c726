import type { AdviceOn } from '../problems/advice.js';
import type { userProblems } from './users.problems.js';

export const userAdvice: AdviceOn<typeof userProblems> = {
  user_unknown: {
    happened: 'Zu dieser Kennung gibt es keinen Benutzer.',
    todo: 'Laden Sie die Liste der Benutzer neu und wählen Sie den Eintrag dort aus.',
  },
  username_taken: {
    happened: 'Ein anderer Benutzer heißt schon so. Groß- und Kleinschreibung machen keinen Unterschied.',
    todo: 'Wählen Sie einen anderen Benutzernamen.',
  },
  email_taken: {
    happened: 'Die E-Mail-Adresse gehört schon zu einem anderen Benutzer.',
    todo: 'Verwenden Sie für jeden Benutzer eine eigene Adresse.',
  },
  last_admin: {
    happened: 'Ohne diesen Benutzer gäbe es keinen aktiven Administrator mehr.',
    todo: 'Machen Sie zuerst einen anderen aktiven Benutzer zum Administrator.',
  },
  self_change: {
    happened: 'Diese Änderung betrifft Ihr eigenes Konto und könnte Sie aussperren.',
    todo: 'Bitten Sie einen anderen Administrator darum.',
  },
};
