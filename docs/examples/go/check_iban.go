// Checks IBANs with the standard library of Go 1.21 or newer.
//
//	go run check_iban.go 'DE23 9999 9900 0000 0000 01'
//	go run check_iban.go DE23999999000000000001 DE24999999000000000001
//
// One IBAN is one check, several are one bulk call of at most 1,000. Prints the answer as one line of JSON. IBAN_API_URL and IBAN_API_KEY
// name the service and the key.
package main

import (
	"bytes"
	crand "crypto/rand"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"math/rand"
	"net/http"
	"os"
	"strconv"
	"time"
)

const attempts = 4

// The service answers within 5 seconds; a shorter limit would cut off checks that are charged already.
var client = &http.Client{Timeout: 10 * time.Second}

type item struct {
	IBAN string `json:"iban"`
}

func main() {
	if len(os.Args) < 2 {
		fail("usage: check_iban IBAN [IBAN ...]")
	}
	var items []item
	for _, iban := range os.Args[1:] {
		items = append(items, item{iban})
	}
	path, body := "/api/v1/ibans/validate", any(map[string][]item{"items": items})
	if len(items) == 1 {
		path, body = "/api/validate-iban", items[0]
	}
	answer, err := call(path, body)
	if err != nil {
		fail(err.Error())
	}
	var line bytes.Buffer
	if err := json.Compact(&line, answer); err != nil {
		fail("the answer is no JSON: " + err.Error())
	}
	fmt.Println(line.String())
}

// call posts JSON and returns the answer. It repeats calls that were refused for the moment, or got no answer.
func call(path string, body any) ([]byte, error) {
	sent, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	// The same for all attempts: the service charges the call once.
	key := newKey()
	for attempt := 1; ; attempt++ {
		answer, pause, err := try(path, sent, key)
		if err == nil || pause < 0 || attempt == attempts {
			return answer, err
		}
		if pause == 0 {
			pause = 500 * time.Millisecond << attempt / 2
			pause = time.Duration(rand.Int63n(int64(pause)))
		}
		time.Sleep(pause)
	}
}

// try returns the answer, or an error with the pause before the next attempt: 0 without an answer, negative when no repeat helps.
func try(path string, body []byte, key string) ([]byte, time.Duration, error) {
	request, err := http.NewRequest(http.MethodPost, os.Getenv("IBAN_API_URL")+path, bytes.NewReader(body))
	if err != nil {
		return nil, -1, err
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("X-API-Key", os.Getenv("IBAN_API_KEY"))
	request.Header.Set("Idempotency-Key", key)
	response, err := client.Do(request)
	if err != nil {
		return nil, 0, err
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, 0, err
	}
	if response.StatusCode == http.StatusOK {
		return answer, 0, nil
	}
	refusal := fmt.Errorf("%s", answer)
	seconds, err := strconv.Atoi(response.Header.Get("Retry-After"))
	switch {
	case err == nil:
		return nil, time.Duration(seconds)*time.Second + time.Duration(1+rand.Intn(200))*time.Millisecond, refusal
	case response.StatusCode == http.StatusRequestTimeout:
		return nil, time.Second, refusal
	default:
		// A refusal without Retry-After stays one, for instance a used-up quota.
		return nil, -1, refusal
	}
}

func newKey() string {
	key := make([]byte, 16)
	if _, err := crand.Read(key); err != nil {
		fail(err.Error())
	}
	return hex.EncodeToString(key)
}

func fail(message string) {
	fmt.Fprintln(os.Stderr, message)
	os.Exit(1)
}
