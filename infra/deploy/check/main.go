// Command check judges the files a deployment is made from, offline: the compose files as Docker reads them and the chart rendered, every
// object decoded strictly into its API type, so that an unknown field is an error. Rendered objects go to standard output as JSON lines
// for further rules.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
)

// rendered is one object of one source.
type rendered struct {
	Source string `json:"source"`
	Object any    `json:"object,omitempty"`
	// As a cluster gets it, also when it does not decode; empty for compose files.
	Manifest string `json:"manifest,omitempty"`
}

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: check PROJECT ENV_FILE")
		os.Exit(2)
	}
	project, envFile := os.Args[1], os.Args[2]
	findings := 0
	out := json.NewEncoder(os.Stdout)
	report := func(source string, err error) {
		findings++
		fmt.Fprintf(os.Stderr, "%s: %v\n", source, err)
	}
	for source, files := range composeSources(project) {
		composed, err := readCompose(project, envFile, files)
		if err != nil {
			report(source, err)
			continue
		}
		must(out.Encode(rendered{Source: source, Object: composed}))
	}
	for _, source := range manifestSources(project) {
		documents, err := source.render()
		if err != nil {
			report(source.name, err)
			continue
		}
		for _, document := range documents {
			object, err := decodeStrictly(document)
			if err != nil {
				report(source.name, err)
			}
			must(out.Encode(rendered{source.name, object, string(document)}))
		}
	}
	if findings > 0 {
		os.Exit(1)
	}
}

func composeSources(project string) map[string][]string {
	one := filepath.Join(project, "docker-compose.yml")
	three := filepath.Join(project, "docker-compose.three-brokers.yml")
	return map[string][]string{"compose": {one}, "compose three-brokers": {one, three}}
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
}
