import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installTool, pythonWith, runIn } from './install-tool.mjs';

/**
 * @typedef {object} Place where a client is made and called
 * @property {string} folder an empty one
 * @property {string} document the path of our description
 * @property {{ IBAN_API_URL: string, IBAN_API_KEY: string }} api
 * @property {string[]} ibans a valid one and another
 *
 * @typedef {object} Generator
 * @property {string} name
 * @property {string[]} needs programs of the machine
 * @property {(place: Place) => Promise<string>} call makes a client, compiles it, and runs the program of `programs` that calls with it
 */

const OAPI_CODEGEN = '2.8.2';
const OAPI_CODEGEN_RUNTIME = '1.9.0';
const OPENAPI_GENERATOR = '7.25.0';
const OPENAPI_PYTHON_CLIENT = 'openapi-python-client==0.29.1';
/** Packages that the Python client of openapi-generator imports. */
const FOR_PYTHON_CLIENT = ['urllib3==2.8.0', 'python-dateutil==4.0.0', 'pydantic==2.14.4', 'typing-extensions==4.16.0'];

/** @type {readonly Generator[]} */
export const generators = [
  { name: 'oapi-codegen', needs: ['go'], call: callFromGo },
  { name: 'openapi-generator for Java', needs: ['java', 'mvn'], call: callFromJava },
  { name: 'openapi-generator for Python', needs: ['java', 'mvn', 'python3'], call: callFromPython },
  { name: 'openapi-python-client', needs: ['python3'], call: callFromPythonClient },
];

/** @param {string} name of one of our programs */
const programAt = (name) => fileURLToPath(new URL(`programs/${name}`, import.meta.url));

/** @param {Place} place */
async function callFromGo({ folder, document, api, ibans }) {
  const tools = await installTool(`oapi-codegen-${OAPI_CODEGEN}`, (fresh) => {
    const program = `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v${OAPI_CODEGEN}`;
    return runIn(fresh, 'go', ['install', program], { GOBIN: fresh, GOFLAGS: '-mod=mod' });
  });
  await mkdir(join(folder, 'ibanapi'));
  const output = ['-generate', 'types,client', '-package', 'ibanapi', '-o', join('ibanapi', 'api.go')];
  await runIn(folder, join(tools, 'oapi-codegen'), [...output, document]);
  await copyFile(programAt('call.go'), join(folder, 'call.go'));
  await runIn(folder, 'go', ['mod', 'init', 'example.test/caller']);
  await runIn(folder, 'go', ['get', `github.com/oapi-codegen/runtime@v${OAPI_CODEGEN_RUNTIME}`]);
  await runIn(folder, 'go', ['vet', './...']);
  return runIn(folder, 'go', ['run', '.', ...ibans], api);
}

/** @param {Place} place */
async function callFromJava({ folder, document, api, ibans }) {
  await generate(folder, document, ['-g', 'java', '--library', 'native']);
  await copyFile(programAt('Call.java'), join(folder, 'src', 'main', 'java', 'Call.java'));
  const goals = ['compile', 'dependency:build-classpath', '-Dmdep.outputFile=classpath'];
  await runIn(folder, 'mvn', ['-B', '-q', ...goals]);
  return runIn(folder, 'sh', ['-c', 'java -cp "target/classes:$(cat classpath)" Call "$@"', 'Call', ...ibans], api);
}

/** @param {Place} place */
async function callFromPython({ folder, document, api, ibans }) {
  await generate(folder, document, ['-g', 'python']);
  const python = await pythonWith(...FOR_PYTHON_CLIENT);
  await copyFile(programAt('call_openapi_generator.py'), join(folder, 'call.py'));
  return compileAndCall(folder, ibans, { ...python, ...api });
}

/** @param {Place} place */
async function callFromPythonClient({ folder, document, api, ibans }) {
  const python = await pythonWith(OPENAPI_PYTHON_CLIENT);
  const config = ['--config', programAt('openapi-python-client.yml')];
  const output = ['--meta', 'none', '--output-path', 'iban_api', '--fail-on-warning'];
  const generation = ['-m', 'openapi_python_client', 'generate', '--path', document, ...output, ...config];
  await runIn(folder, 'python3', generation, python);
  await copyFile(programAt('call_openapi_python_client.py'), join(folder, 'call.py'));
  return compileAndCall(folder, ibans, { ...python, ...api });
}

/**
 * Makes a client with openapi-generator, without tests and pages of documentation.
 * @param {string} folder
 * @param {string} document
 * @param {string[]} args
 */
async function generate(folder, document, args) {
  const artifact = `openapi-generator-cli-${OPENAPI_GENERATOR}`;
  const jars = await installTool(artifact, (fresh) => {
    const coordinates = `org.openapitools:openapi-generator-cli:${OPENAPI_GENERATOR}`;
    return runIn(fresh, 'mvn', ['-B', '-q', 'dependency:copy', `-Dartifact=${coordinates}`, '-DoutputDirectory=.']);
  });
  const left = ['apiTests', 'modelTests', 'apiDocs', 'modelDocs'].map((part) => `${part}=false`).join(',');
  const words = ['-jar', join(jars, `${artifact}.jar`), 'generate', '-i', document, '-o', '.'];
  await runIn(folder, 'java', [...words, '--global-property', left, ...args]);
}

/**
 * @param {string} folder with call.py and the package that it imports
 * @param {string[]} ibans
 * @param {NodeJS.ProcessEnv} variables
 */
async function compileAndCall(folder, ibans, variables) {
  await runIn(folder, 'python3', ['-m', 'compileall', '-q', '.']);
  return runIn(folder, 'python3', ['call.py', ...ibans], variables);
}
