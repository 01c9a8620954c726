import {
  Controller,
  createParamDecorator,
  type ExecutionContext,
  Headers,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import {
  cancelFileJob,
  createFileJob,
  deleteFileJob,
  downloadFileErrors,
  downloadFileResult,
  type FileJob,
  type FileJobPage,
  type InputOf,
  listFileJobs,
  MAX_IDEMPOTENCY_KEY_LENGTH,
  Problem,
  readFileJob,
  readUpload,
  rereadFile,
  startFileJob,
  uploadPiece,
} from '@pruefer/contracts';
import { Handles, KEY_HASH_HEADER, readIdempotentCall, responseLanguage } from '@pruefer/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileCaller } from '../table/file-charges.js';
import { FileJobs } from './file-jobs.js';
import { ReceiveFile } from './receive-file.js';
import { StartFile } from './start-file.js';

/** The guard has checked both headers. */
const Caller = createParamDecorator((_: unknown, context: ExecutionContext): FileCaller => {
  const http = context.switchToHttp();
  const request = http.getRequest<FastifyRequest>();
  const { headers } = request;
  const language = responseLanguage(request, http.getResponse<FastifyReply>());
  return { keyHash: String(headers[KEY_HASH_HEADER]), address: String(headers['x-forwarded-for']), language };
});

const TUS = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' };
const offsetForm = /^\d{1,12}$/;

/** File jobs of the contract whose key the caller sent. */
@Controller()
export class FileJobsController {
  constructor(
    private readonly jobs: FileJobs,
    private readonly receiveFile: ReceiveFile,
    private readonly startFile: StartFile,
  ) {}

  @Handles(createFileJob)
  create(
    { body }: InputOf<typeof createFileJob>,
    @Caller() caller: FileCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FileJob> {
    const call = readIdempotentCall(request, reply, MAX_IDEMPOTENCY_KEY_LENGTH);
    return this.receiveFile.register(body, caller, call);
  }

  @Handles(listFileJobs)
  list({ query }: InputOf<typeof listFileJobs>, @Caller() caller: FileCaller): Promise<FileJobPage> {
    return this.jobs.list(query, caller);
  }

  @Handles(readFileJob)
  read({ params: { id } }: InputOf<typeof readFileJob>, @Caller() caller: FileCaller): Promise<FileJob> {
    return this.jobs.read(id, caller);
  }

  @Handles(readUpload)
  async uploadState(
    { params: { id } }: InputOf<typeof readUpload>,
    @Caller() caller: FileCaller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FileJob> {
    return withOffset(reply, await this.jobs.read(id, caller));
  }

  @Handles(uploadPiece)
  async upload(
    { params: { id }, bytes }: InputOf<typeof uploadPiece>,
    @Caller() caller: FileCaller,
    @Headers('upload-offset') offset: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FileJob> {
    if (offset === undefined || !offsetForm.test(offset)) throw missingOffset();
    const job = await this.jobs.find(id, caller);
    return withOffset(reply, await this.receiveFile.append(job, Number(offset), bytes, caller.language));
  }

  @Handles(rereadFile)
  reread({ params: { id }, body }: InputOf<typeof rereadFile>, @Caller() caller: FileCaller): Promise<FileJob> {
    return this.jobs.reread(id, caller, body);
  }

  @Handles(startFileJob)
  async start({ params: { id } }: InputOf<typeof startFileJob>, @Caller() caller: FileCaller): Promise<FileJob> {
    return this.startFile.run(await this.jobs.find(id, caller), caller);
  }

  @Handles(cancelFileJob)
  cancel({ params: { id } }: InputOf<typeof cancelFileJob>, @Caller() caller: FileCaller): Promise<FileJob> {
    return this.jobs.cancel(id, caller);
  }

  @Handles(deleteFileJob)
  remove({ params: { id } }: InputOf<typeof deleteFileJob>, @Caller() caller: FileCaller): Promise<FileJob> {
    return this.jobs.remove(id, caller);
  }

  @Handles(downloadFileResult)
  async result(
    { params: { id } }: InputOf<typeof downloadFileResult>,
    @Caller() caller: FileCaller,
  ): Promise<StreamableFile> {
    return this.jobs.download(id, caller, 'result');
  }

  @Handles(downloadFileErrors)
  async errors(
    { params: { id } }: InputOf<typeof downloadFileErrors>,
    @Caller() caller: FileCaller,
  ): Promise<StreamableFile> {
    return this.jobs.download(id, caller, 'errors');
  }
}

/** Headers of the protocol tus, by which its clients find the end of an upload. */
function withOffset(reply: FastifyReply, job: FileJob): FileJob {
  void reply.headers({ ...TUS, 'upload-offset': job.received, 'upload-length': job.bytes });
  return job;
}

function missingOffset(): Problem {
  const message = {
    de: 'Bitte senden Sie im Header Upload-Offset, wo das Stück beginnt, zum Beispiel 0.',
    en: 'Please send in the header Upload-Offset where the piece begins, for example 0.',
  };
  return new Problem('invalid_request', { errors: [{ field: 'Upload-Offset', code: 'missing', message }] });
}
