package main

import (
	"fmt"
	"testing"
)

const ingress = "apiVersion: networking.k8s.io/v1\nkind: Ingress\nmetadata: {name: gateway, annotations: {buffering: %s}}\n"

func TestAnAnnotationThatYAMLReadsAsBooleanIsRefused(t *testing.T) {
	for _, value := range []string{"off", "yes", "true", "0"} {
		if _, err := decodeStrictly(fmt.Appendf(nil, ingress, value)); err == nil {
			t.Errorf("%s without quotes was accepted", value)
		}
		if _, err := decodeStrictly(fmt.Appendf(nil, ingress, "'"+value+"'")); err != nil {
			t.Errorf("%s in quotes was refused: %v", value, err)
		}
	}
}
