import { Problem } from '@pruefer/contracts';
import { CommanderError } from 'commander';
import { ConfigError } from '../config/config.js';
import { describeFailure } from './describe-failure.js';

const keys = { name: 'keys', optionOf: { clientEmail: '--email' } };

describe('describeFailure', () => {
  it('names the option of each wrong field', () => {
    const errors = [{ field: 'clientEmail', code: 'isEmail', message: 'Falsch.' }];
    expect(describeFailure(new Problem('invalid_request', { errors }), keys)).toEqual(['--email: Falsch.']);
  });

  it('says a sentence once, at its option', () => {
    const errors = [{ field: 'clientEmail', code: 'email_taken', message: new Problem('email_taken').message }];
    expect(describeFailure(new Problem('email_taken', { errors }), keys)).toEqual([
      '--email: Diese E-Mail-Adresse wird schon verwendet.',
    ]);
  });

  it('gives the sentence of a problem without fields', () => {
    expect(describeFailure(new Problem('order_already_booked'), keys)).toEqual([
      'Diese Auftragsnummer ist für diesen Vertrag schon gebucht.',
    ]);
  });

  it('asks whether the system runs when the environment or the database is missing', () => {
    expect(
      describeFailure(new ConfigError([{ variable: 'DATABASE_URL', sentence: 'DATABASE_URL …' }]), keys)[0],
    ).toContain('Läuft das System?');
    expect(describeFailure(new Error('connect ECONNREFUSED'), keys)).toEqual([
      expect.stringContaining('Läuft das System?'),
    ]);
  });

  it('puts the sentence of any other problem in front of its list', () => {
    const errors = [{ field: 'Zeile 7', code: 'bad_line', message: 'Zu kurz.' }];
    expect(describeFailure(new Problem('bank_file_faulty', { errors }), keys)).toEqual([
      'Mehr als 1 % der Zeilen sind fehlerhaft. Es wurde nichts geladen.',
      'Zeile 7: Zu kurz.',
    ]);
  });

  it('explains the mistake in the arguments, and names the help', () => {
    expect(describeFailure(new CommanderError(1, 'commander.unknownCommand', ''), keys)).toEqual([
      'Diesen Befehl gibt es nicht.',
      'Hilfe: npm run keys -- --help',
    ]);
  });
});
