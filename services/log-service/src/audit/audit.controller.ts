import { Controller, Req, StreamableFile } from '@nestjs/common';
import { type AuditPage, exportAudit, type InputOf, listAudit } from '@pruefer/contracts';
import { Answers, CurrentPrincipal, deedOf, Origins } from '@pruefer/platform';
import type { Principal } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';
import { ExportAudit } from './export-audit.js';
import { ListAudit } from './list-audit.js';

/** Who did what, as a list and as a file. */
@Controller()
export class AuditController {
  constructor(
    private readonly origins: Origins,
    private readonly listAudit: ListAudit,
    private readonly exportAudit: ExportAudit,
  ) {}

  @Answers(listAudit)
  list({ query }: InputOf<typeof listAudit>): Promise<AuditPage> {
    return this.listAudit.run(query);
  }

  @Answers(exportAudit)
  async export(
    { body }: InputOf<typeof exportAudit>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const { name, content } = await this.exportAudit.run(body, deedOf(principal, this.origins.of(request)));
    const disposition = `attachment; filename="${name}"`;
    return new StreamableFile(content, { disposition });
  }
}
