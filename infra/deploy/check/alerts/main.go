// Command alerts runs the tests of alert rules, written in promtool's format: series of figures, and the alerts that fire at given times. It
// evaluates the rules with Prometheus's own packages; promtool itself brings the libraries of every cloud along.
package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: alerts TEST_FILE …")
		os.Exit(2)
	}
	findings := 0
	for _, name := range os.Args[1:] {
		for _, finding := range judge(name) {
			findings++
			fmt.Fprintf(os.Stderr, "%s: %v\n", filepath.Base(name), finding)
		}
	}
	if findings > 0 {
		os.Exit(1)
	}
}

// judge runs the tests of one file and finds alerts that it forgets.
func judge(name string) []error {
	file, err := readTests(name)
	if err != nil {
		return []error{err}
	}
	seen := sightings{}
	var findings []error
	for _, test := range file.Tests {
		errs := test.run(file, seen)
		for _, err := range errs {
			findings = append(findings, fmt.Errorf("%s: %w", test.Name, err))
		}
	}
	return append(findings, seen.gaps()...)
}

// sightings says of each alert whether the tests expect it to fire, and not to.
type sightings map[string]*struct{ firing, calm bool }

func (s sightings) of(alert string) *struct{ firing, calm bool } {
	if s[alert] == nil {
		s[alert] = &struct{ firing, calm bool }{}
	}
	return s[alert]
}

func (s sightings) gaps() []error {
	var gaps []error
	for alert, seen := range s {
		if !seen.firing {
			gaps = append(gaps, errors.New(alert+": no test sees it fire"))
		}
		if !seen.calm {
			gaps = append(gaps, errors.New(alert+": no test sees it not fire"))
		}
	}
	return gaps
}
