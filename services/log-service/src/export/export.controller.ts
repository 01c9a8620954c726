import { Controller, Req, StreamableFile } from '@nestjs/common';
import { exportLogs, type InputOf } from '@pruefer/contracts';
import { Answers, CurrentPrincipal, deedOf, Origins } from '@pruefer/platform';
import type { Principal } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';
import { ExportRequests } from './export-requests.js';

/** The log as a file. */
@Controller()
export class ExportController {
  constructor(
    private readonly origins: Origins,
    private readonly exportRequests: ExportRequests,
  ) {}

  @Answers(exportLogs)
  async export(
    { body }: InputOf<typeof exportLogs>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const deed = deedOf(principal, this.origins.of(request));
    const { name, content } = await this.exportRequests.run(body, deed);
    return new StreamableFile(content, { disposition: `attachment; filename="${name}"` });
  }
}
