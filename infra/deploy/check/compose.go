package main

import (
	"context"
	"time"

	"github.com/compose-spec/compose-go/v2/cli"
	"github.com/compose-spec/compose-go/v2/types"
)

const composeLimit = 30 * time.Second

// readCompose reads compose files as `docker compose config` does; a variable without a value and an unknown field are errors.
func readCompose(project, envFile string, files []string) (*types.Project, error) {
	ctx, cancel := context.WithTimeout(context.Background(), composeLimit)
	defer cancel()
	options, err := cli.NewProjectOptions(files, cli.WithWorkingDirectory(project), cli.WithEnvFiles(envFile), cli.WithDotEnv)
	if err != nil {
		return nil, err
	}
	return options.LoadProject(ctx)
}
