package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/prometheus/common/model"
	"go.yaml.in/yaml/v2"
)

// testFile is what we use of promtool's format; any other field is an error.
type testFile struct {
	RuleFiles          []string       `yaml:"rule_files"`
	EvaluationInterval model.Duration `yaml:"evaluation_interval"`
	Tests              []test         `yaml:"tests"`
}

// test is a set of series and what the rules make of it.
type test struct {
	Name        string         `yaml:"name"`
	Interval    model.Duration `yaml:"interval"`
	InputSeries []struct {
		Series string `yaml:"series"`
		Values string `yaml:"values"`
	} `yaml:"input_series"`
	Alerts []expectation `yaml:"alert_rule_test"`
}

// expectation names all alerts of one rule that fire at a time.
type expectation struct {
	EvalTime  model.Duration `yaml:"eval_time"`
	Alertname string         `yaml:"alertname"`
	Expected  []struct {
		Labels      map[string]string `yaml:"exp_labels"`
		Annotations map[string]string `yaml:"exp_annotations"`
	} `yaml:"exp_alerts"`
}

// readTests reads a file of tests; its rule files are found from where it lies.
func readTests(name string) (testFile, error) {
	var file testFile
	content, err := os.ReadFile(name)
	if err != nil {
		return file, err
	}
	if err := yaml.UnmarshalStrict(content, &file); err != nil {
		return file, err
	}
	if file.EvaluationInterval == 0 || len(file.Tests) == 0 {
		return file, fmt.Errorf("no evaluation_interval or no tests")
	}
	for i, rules := range file.RuleFiles {
		file.RuleFiles[i] = filepath.Join(filepath.Dir(name), rules)
	}
	return file, nil
}

// load is the test's series in the notation of Prometheus's own tests.
func (t test) load() string {
	var text strings.Builder
	fmt.Fprintf(&text, "load %s\n", t.Interval)
	for _, input := range t.InputSeries {
		fmt.Fprintf(&text, "  %s %s\n", input.Series, input.Values)
	}
	return text.String()
}

func (t test) ends() time.Duration {
	var last model.Duration
	for _, expected := range t.Alerts {
		last = max(last, expected.EvalTime)
	}
	return time.Duration(last)
}
