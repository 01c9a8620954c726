package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/prometheus/common/promslog"
	"github.com/prometheus/prometheus/model/labels"
	"github.com/prometheus/prometheus/promql/parser"
	"github.com/prometheus/prometheus/promql/promqltest"
	"github.com/prometheus/prometheus/rules"
)

// run evaluates all rules from time 0 to the last expectation and compares what fires; alerts that it comes across are noted.
func (t test) run(file testFile, seen sightings) []error {
	promql := parser.NewParser(parser.Options{})
	suite, err := promqltest.NewLazyLoader(t.load(), promqltest.LazyLoaderOpts{Parser: promql})
	if err != nil {
		return []error{err}
	}
	defer suite.Close()
	manager := rules.NewManager(&rules.ManagerOptions{
		QueryFunc:    rules.EngineQueryFunc(suite.QueryEngine(), suite.Storage()),
		AppendableV2: suite.Storage(),
		Context:      context.Background(),
		NotifyFunc:   func(context.Context, string, ...*rules.Alert) {},
		Logger:       promslog.NewNopLogger(),
		Parser:       promql,
	})
	groups, errs := manager.LoadGroups(time.Duration(t.Interval), labels.EmptyLabels(), "", nil, false, file.RuleFiles...)
	if errs != nil {
		return errs
	}
	alerts := alertsOf(groups)
	for name := range alerts {
		seen.of(name)
	}
	step := time.Duration(file.EvaluationInterval)
	var findings []error
	for since := time.Duration(0); since <= t.ends(); since += step {
		suite.WithSamplesTill(time.Unix(0, 0).UTC().Add(since), func(err error) {
			if err != nil {
				findings = append(findings, err)
				return
			}
			findings = append(findings, evaluate(suite.Context(), groups, since)...)
		})
		for _, expected := range t.Alerts {
			if time.Duration(expected.EvalTime) == since {
				findings = append(findings, expected.compare(alerts, seen)...)
			}
		}
	}
	return findings
}

func alertsOf(groups map[string]*rules.Group) map[string]*rules.AlertingRule {
	alerts := map[string]*rules.AlertingRule{}
	for _, group := range groups {
		for _, alert := range group.AlertingRules() {
			// Else it waits for what was there before a restart.
			alert.SetRestored(true)
			alerts[alert.Name()] = alert
		}
	}
	return alerts
}

func evaluate(ctx context.Context, groups map[string]*rules.Group, since time.Duration) []error {
	var errs []error
	for _, group := range groups {
		group.Eval(ctx, time.Unix(0, 0).UTC().Add(since))
		for _, rule := range group.Rules() {
			if err := rule.LastError(); err != nil {
				errs = append(errs, fmt.Errorf("%s after %s: %w", rule.Name(), since, err))
			}
		}
	}
	return errs
}

func (e expectation) compare(alerts map[string]*rules.AlertingRule, seen sightings) []error {
	rule, known := alerts[e.Alertname]
	if !known {
		return []error{fmt.Errorf("there is no alert %s", e.Alertname)}
	}
	if len(e.Expected) > 0 {
		seen.of(e.Alertname).firing = true
	} else {
		seen.of(e.Alertname).calm = true
	}
	if expected, fired := e.texts(), textsOf(rule); !slices.Equal(expected, fired) {
		wanted, got := strings.Join(expected, "\n  "), strings.Join(fired, "\n  ")
		return []error{fmt.Errorf("%s after %s\n expected:\n  %s\n fires:\n  %s", e.Alertname, e.EvalTime, wanted, got)}
	}
	return nil
}

func (e expectation) texts() []string {
	texts := []string{}
	for _, expected := range e.Expected {
		named := map[string]string{labels.AlertName: e.Alertname}
		for name, value := range expected.Labels {
			named[name] = value
		}
		texts = append(texts, fmt.Sprint(labels.FromMap(named), labels.FromMap(expected.Annotations)))
	}
	slices.Sort(texts)
	return texts
}

func textsOf(rule *rules.AlertingRule) []string {
	texts := []string{}
	for _, alert := range rule.ActiveAlerts() {
		if alert.State == rules.StateFiring {
			texts = append(texts, fmt.Sprint(alert.Labels, alert.Annotations))
		}
	}
	slices.Sort(texts)
	return texts
}
