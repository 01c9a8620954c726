import { alertChangesBetween, type AlertRule, ruleAfter, toAlertSettings } from './alert-rule.js';

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

describe('alert rule', () => {
  it('A6: does not show its secret', () => {
    expect(JSON.stringify(toAlertSettings(rule))).not.toMatch(/secret|contractId/i);
  });

  it('keeps values that a change leaves out', () => expect(ruleAfter(rule, {})).toEqual(rule));

  it('applies a change and sorts its thresholds', () => {
    const after = ruleAfter(rule, { thresholds: [100, 50], isMailOn: false, mailTo: 'b@muster.example' });
    expect(after).toMatchObject({ thresholds: [50, 100], isMailOn: false, mailTo: 'b@muster.example' });
  });

  it('deletes the secret with the address, and keeps it for another one', () => {
    expect(ruleAfter(rule, { webhookUrl: null }).webhookSecret).toBeNull();
    expect(ruleAfter(rule, { webhookUrl: 'https://neu.example/' }).webhookSecret).toBe(rule.webhookSecret);
  });
});

describe('audit of a change', () => {
  const changes = (change: object) => alertChangesBetween(rule, ruleAfter(rule, change));

  it('is empty without a change', () => expect(changes({ thresholds: [100, 80] })).toEqual({}));

  it('lists the changed values', () => {
    expect(changes({ isMailOn: false, mailTo: 'b@muster.example' })).toEqual({
      isMailOn: { from: true, to: false },
      mailTo: { from: null, to: 'b@muster.example' },
    });
  });

  it.each(['https://muster.example/hook?token=anders', 'https://neu.example/x?token=anders', null])(
    'D8: reports a webhook that is %s without its tokens',
    (webhookUrl) => {
      const audit = changes({ webhookUrl });
      expect(audit).toHaveProperty('webhook');
      expect(JSON.stringify(audit)).not.toMatch(/token|geheim|anders/);
    },
  );
});
