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
	"sigs.k8s.io/kustomize/api/krusty"
	"sigs.k8s.io/kustomize/kyaml/filesys"
	"sigs.k8s.io/yaml"
)

// source is something that renders to manifests.
type source struct {
	name   string
	render func() ([][]byte, error)
}

func manifestSources(project, envFile string) []source {
	folder := filepath.Join(project, "k8s")
	kustomize := func(name string) source {
		return source{"kustomize " + name, func() ([][]byte, error) { return kustomized(folder, name, envFile) }}
	}
	everything := map[string]any{}
	for _, name := range []string{"autoscaling", "networkPolicies", "ingress", "monitoring", "keda"} {
		everything[name] = map[string]any{"enabled": true}
	}
	return []source{
		kustomize("base"), kustomize("prepare"),
		kustomize("overlays/development"), kustomize("overlays/development/prepare"),
		kustomize("overlays/production"), kustomize("overlays/production/prepare"),
		{"helm", func() ([][]byte, error) { return templated(filepath.Join(folder, "chart"), nil) }},
		{"helm with everything", func() ([][]byte, error) { return templated(filepath.Join(folder, "chart"), everything) }},
		{"examples", func() ([][]byte, error) { return documentsIn(filepath.Join(folder, "examples", "valkey.yaml")) }},
	}
}

// kustomized builds in memory, so that the secrets of an overlay need not lie in the project.
func kustomized(folder, name, envFile string) ([][]byte, error) {
	files := filesys.MakeFsInMemory()
	if err := copyInto(files, folder); err != nil {
		return nil, err
	}
	secrets, err := os.ReadFile(envFile)
	if err != nil {
		return nil, err
	}
	if err := files.WriteFile(filepath.Join("/k8s/overlays/development", "secrets.env"), secrets); err != nil {
		return nil, err
	}
	built, err := krusty.MakeKustomizer(krusty.MakeDefaultOptions()).Run(files, filepath.Join("/k8s", name))
	if err != nil {
		return nil, err
	}
	var documents [][]byte
	for _, resource := range built.Resources() {
		document, err := resource.AsYAML()
		if err != nil {
			return nil, err
		}
		documents = append(documents, document)
	}
	return documents, nil
}

func copyInto(files filesys.FileSystem, folder string) error {
	return filepath.WalkDir(folder, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		inside, err := filepath.Rel(folder, path)
		if err != nil {
			return err
		}
		return files.WriteFile(filepath.Join("/k8s", inside), content)
	})
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
