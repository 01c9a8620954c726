import { type AlertRule, alertChangesBetween, alertSettingsOf, ruleAfter } from './alert-rule.js';

const rule: AlertRule = {
  contractId: 7,
  thresholds: [80, 100],
  reachedThresholds: [],
  isMailOn: true,
  mailTo: null,
  clientEmail: 'a@muster.example',
  webhookUrl: 'https://muster.example/hook?token=geheim',
  webhookSecret: Buffer.from('box'),
  version: 3,
};

describe('a rule', () => {
  it('A6: shows nothing of its secret', () => {
    expect(JSON.stringify(alertSettingsOf(rule))).not.toMatch(/secret|contractId/i);
  });

  it('keeps what a change leaves out', () => expect(ruleAfter(rule, {})).toEqual(rule));

  it('takes what a change says, thresholds in their order', () => {
    const after = ruleAfter(rule, { thresholds: [100, 50], isMailOn: false, mailTo: 'b@muster.example' });
    expect(after).toMatchObject({ thresholds: [50, 100], isMailOn: false, mailTo: 'b@muster.example' });
  });

  it('loses the secret with the address, and keeps it with another one', () => {
    expect(ruleAfter(rule, { webhookUrl: null }).webhookSecret).toBeNull();
    expect(ruleAfter(rule, { webhookUrl: 'https://neu.example/' }).webhookSecret).toBe(rule.webhookSecret);
  });
});

describe('what the audit says', () => {
  const changes = (change: object) => alertChangesBetween(rule, ruleAfter(rule, change));

  it('is nothing without a change', () => expect(changes({ thresholds: [100, 80] })).toEqual({}));

  it('names what was changed', () => {
    expect(changes({ isMailOn: false, mailTo: 'b@muster.example' })).toEqual({
      isMailOn: { from: true, to: false },
      mailTo: { from: null, to: 'b@muster.example' },
    });
  });

  it.each(['https://muster.example/hook?token=anders', 'https://neu.example/x?token=anders', null])(
    'D8: tells that a webhook is now %s without its tokens',
    (webhookUrl) => {
      const said = changes({ webhookUrl });
      expect(said).toHaveProperty('webhook');
      expect(JSON.stringify(said)).not.toMatch(/token|geheim|anders/);
    },
  );
});
