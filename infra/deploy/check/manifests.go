package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"helm.sh/helm/v4/pkg/chart/common"
	"helm.sh/helm/v4/pkg/chart/common/util"
	loader "helm.sh/helm/v4/pkg/chart/v2/loader"
	"helm.sh/helm/v4/pkg/engine"
	"sigs.k8s.io/yaml"
)

// source is something that renders to manifests.
type source struct {
	name   string
	render func() ([][]byte, error)
}

func manifestSources(project string) []source {
	chart := filepath.Join(project, "k8s", "chart")
	with := func(values map[string]any) func() ([][]byte, error) {
		return func() ([][]byte, error) { return templated(chart, values) }
	}
	everything := map[string]any{}
	nothing := map[string]any{}
	for _, name := range []string{"autoscaling", "networkPolicies", "ingress", "httpRoute", "monitoring", "keda"} {
		everything[name] = map[string]any{"enabled": true}
		nothing[name] = map[string]any{"enabled": false}
	}
	// Annotations whose texts YAML 1.1 reads as booleans and numbers, servers with TLS and ports of their own.
	managed := map[string]any{
		"settings":        map[string]any{"REDIS_SCHEME": "rediss", "KAFKA_SCHEME": "kafka+ssl", "KAFKA_USER": "checks"},
		"networkPolicies": map[string]any{"serverPorts": []any{25060, 25061, 9093}},
		"ingress": map[string]any{"annotations": map[string]any{
			"nginx.ingress.kubernetes.io/proxy-buffering": "off", "nginx.ingress.kubernetes.io/proxy-body-size": "0",
		}},
	}
	digests := map[string]any{}
	for _, name := range []string{"gateway", "prepare"} {
		digests[name] = "sha256:" + strings.Repeat("0123456789abcdef", 4)
	}
	return []source{
		{"chart", with(nil)},
		{"chart with digests", with(map[string]any{"image": map[string]any{"digests": digests}})},
		{"chart with managed servers", with(managed)},
		{"chart with everything", with(everything)},
		{"chart with nothing", with(nothing)},
		{"examples", func() ([][]byte, error) { return documentsIn(filepath.Join(project, "k8s", "examples", "valkey.yaml")) }},
	}
}

func templated(folder string, values map[string]any) ([][]byte, error) {
	chart, err := loader.LoadDir(folder)
	if err != nil {
		return nil, err
	}
	release := common.ReleaseOptions{Name: "check", Namespace: "iban-pruefer", Revision: 1, IsInstall: true}
	// Refuses what the chart's schema does not know.
	rendering, err := util.ToRenderValues(chart, values, release, nil)
	if err != nil {
		return nil, err
	}
	texts, err := engine.Render(chart, rendering)
	if err != nil {
		return nil, err
	}
	var documents [][]byte
	for name, text := range texts {
		if !strings.HasSuffix(name, ".yaml") {
			continue
		}
		parts, err := split([]byte(text))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		documents = append(documents, parts...)
	}
	return documents, nil
}

func documentsIn(path string) ([][]byte, error) {
	content, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return split(content)
}

// split takes a file of several documents apart and leaves out empty ones.
func split(content []byte) ([][]byte, error) {
	var documents [][]byte
	for _, part := range bytes.Split(content, []byte("\n---\n")) {
		var anything any
		if err := yaml.Unmarshal(part, &anything); err != nil && err != io.EOF {
			return nil, err
		}
		if anything != nil {
			documents = append(documents, part)
		}
	}
	return documents, nil
}
