import { Controller, type StreamableFile } from '@nestjs/common';
import { type AuditPage, exportAudit, type InputOf, listAudit } from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { ExportAudit } from './export-audit.js';
import { ListAudit } from './list-audit.js';

/** Lists and exports the audit log of all services. */
@Controller()
export class AuditController {
  constructor(
    private readonly listAudit: ListAudit,
    private readonly exportAudit: ExportAudit,
  ) {}

  @Handles(listAudit)
  list({ query }: InputOf<typeof listAudit>, @CurrentActor() { role }: SignedInActor): Promise<AuditPage> {
    return this.listAudit.run(query, role);
  }

  @Handles(exportAudit)
  export({ body }: InputOf<typeof exportAudit>, @CurrentActor() actor: SignedInActor): Promise<StreamableFile> {
    return this.exportAudit.run(body, actor);
  }
}
