import { ConfigError, config } from '#platform/process/config.ts'
import { messageOf, OperatorError } from './lifecycle/operator-error.ts'

/** The parsed command line. Paths in `args` are relative to `calledFrom`. */
export type Command = {
  readonly mode: string
  readonly args: readonly string[]
  readonly calledFrom: string
  /** Whether to stop when the parent process ends. */
  readonly watchParent: boolean
}

const invalidConfigExitCode = 78

/** Writes to stderr directly, also after library output is redirected to the log. */
const writePlain = process.stderr.write.bind(process.stderr)

/** Runs the command in this process. Returns after it has started. */
export async function main(command: Command): Promise<void> {
  try {
    config()
    await run(command)
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof OperatorError
    writePlain(`${isExpected || !(error instanceof Error) ? messageOf(error) : error.stack}\n`)
    process.exit(error instanceof ConfigError ? invalidConfigExitCode : 1)
  }
}

/** Imports modules only here, because they read the configuration when they are loaded. */
async function run(command: Command): Promise<void> {
  const isService = command.mode === '--serve' || command.mode === '--worker'
  if (isService) await import('./lifecycle/library-output.ts')
  switch (command.mode) {
    case '--serve':
    case '--dev': {
      const { runSite } = await import('./lifecycle/run-site.ts')
      return runSite({ dev: command.mode === '--dev', watchParent: command.watchParent })
    }
    case '--worker': {
      const { runStandaloneWorker } = await import('./lifecycle/run-worker.ts')
      return runStandaloneWorker({ watchParent: command.watchParent })
    }
    case '--task': {
      const { runTask } = await import('./lifecycle/run-task.ts')
      return runTask(command)
    }
    default:
      throw new OperatorError(`Unknown option ${command.mode}. Use --serve, --dev, --worker or --task.`)
  }
}
