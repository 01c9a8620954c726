{{- define "labels" -}}
app.kubernetes.io/name: {{ . }}
app.kubernetes.io/part-of: iban-pruefer
{{- end }}

{{- define "image" -}}
{{- $digest := get .Values.image.digests .name }}
{{- $version := printf ":%s" (.Values.image.tag | default .Chart.AppVersion) }}
{{- .Values.image.registry }}/{{ .name }}{{ empty $digest | ternary $version (printf "@%s" $digest) }}
{{- end }}

{{- define "pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.image.pullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "locked" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
capabilities: { drop: [ALL] }
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "fromSecret" -}}
- name: {{ . }}
  valueFrom: { secretKeyRef: { name: iban-pruefer, key: {{ . }} } }
{{- end }}

{{- define "environment" -}}
{{- range concat .common.settings (.service.settings | default list) }}
- name: {{ . }}
  valueFrom: { configMapKeyRef: { name: iban-pruefer, key: {{ . }} } }
{{- end }}
{{- range concat .common.secrets (.service.secrets | default list) }}
{{ include "fromSecret" . }}
{{- end }}
{{- range concat .common.optionalSecrets (.service.optionalSecrets | default list) }}
- name: {{ . }}
  valueFrom: { secretKeyRef: { name: iban-pruefer, key: {{ . }}, optional: true } }
{{- end }}
{{- with .service.role }}
- name: DATABASE_PASSWORD
  valueFrom: { secretKeyRef: { name: iban-pruefer, key: {{ upper . }}_PASSWORD } }
- name: DATABASE_URL
  value: postgres://{{ . }}:$(DATABASE_PASSWORD)@$(POSTGRES_ADDRESS)
{{- end }}
{{- range $name, $value := merge (dict) (.service.env | default dict) .common.env }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}
