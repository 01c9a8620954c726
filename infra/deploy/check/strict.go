package main

import (
	"bytes"
	"encoding/json"
	"fmt"

	keda "github.com/kedacore/keda/v2/apis/keda/v1alpha1"
	monitoring "github.com/prometheus-operator/prometheus-operator/pkg/apis/monitoring/v1"
	apps "k8s.io/api/apps/v1"
	autoscaling "k8s.io/api/autoscaling/v2"
	batch "k8s.io/api/batch/v1"
	core "k8s.io/api/core/v1"
	networking "k8s.io/api/networking/v1"
	policy "k8s.io/api/policy/v1"
	gateway "sigs.k8s.io/gateway-api/apis/v1"
	"sigs.k8s.io/yaml"
)

// kinds is everything the product's manifests may consist of.
var kinds = map[string]func() any{
	"v1/ConfigMap":                            func() any { return &core.ConfigMap{} },
	"v1/Namespace":                            func() any { return &core.Namespace{} },
	"v1/PersistentVolumeClaim":                func() any { return &core.PersistentVolumeClaim{} },
	"v1/Secret":                               func() any { return &core.Secret{} },
	"v1/Service":                              func() any { return &core.Service{} },
	"apps/v1/Deployment":                      func() any { return &apps.Deployment{} },
	"apps/v1/StatefulSet":                     func() any { return &apps.StatefulSet{} },
	"batch/v1/Job":                            func() any { return &batch.Job{} },
	"autoscaling/v2/HorizontalPodAutoscaler":  func() any { return &autoscaling.HorizontalPodAutoscaler{} },
	"policy/v1/PodDisruptionBudget":           func() any { return &policy.PodDisruptionBudget{} },
	"networking.k8s.io/v1/NetworkPolicy":      func() any { return &networking.NetworkPolicy{} },
	"networking.k8s.io/v1/Ingress":            func() any { return &networking.Ingress{} },
	"gateway.networking.k8s.io/v1/HTTPRoute":  func() any { return &gateway.HTTPRoute{} },
	"monitoring.coreos.com/v1/ServiceMonitor": func() any { return &monitoring.ServiceMonitor{} },
	"monitoring.coreos.com/v1/PrometheusRule": func() any { return &monitoring.PrometheusRule{} },
	"keda.sh/v1alpha1/ScaledObject":           func() any { return &keda.ScaledObject{} },
}

// decodeStrictly reads a manifest into its API type; unknown kinds, unknown fields and doubled keys are errors.
func decodeStrictly(document []byte) (any, error) {
	var head struct {
		APIVersion string `json:"apiVersion"`
		Kind       string `json:"kind"`
		Metadata   struct {
			Name string `json:"name"`
		} `json:"metadata"`
	}
	if err := yaml.Unmarshal(document, &head); err != nil {
		return nil, err
	}
	make, known := kinds[head.APIVersion+"/"+head.Kind]
	if !known {
		return nil, fmt.Errorf("%s of %s is not among the kinds that are checked", head.Kind, head.APIVersion)
	}
	object := make()
	// First without the type: the API server reads `off` as a boolean, where the typed decoder would turn it into a text.
	untyped, err := yaml.YAMLToJSONStrict(document)
	if err != nil {
		return nil, fmt.Errorf("%s %s: %w", head.Kind, head.Metadata.Name, err)
	}
	decoder := json.NewDecoder(bytes.NewReader(untyped))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(object); err != nil {
		return nil, fmt.Errorf("%s %s: %w", head.Kind, head.Metadata.Name, err)
	}
	return object, nil
}
