import { ConfigError, config } from '#platform/config.ts'
import { messageOf, OperatorError } from './lifecycle/operator-error.ts'

/** What the command line asks for. Paths in `args` are relative to `calledFrom`. */
export type Command = {
  readonly mode: string
  readonly args: readonly string[]
  readonly calledFrom: string
  /** Whether to stop when the process that started us is gone. */
  readonly watchParent: boolean
}

const wrongConfiguration = 78

/** For the operator, before and after the output of libraries goes to the log. */
const writePlain = process.stderr.write.bind(process.stderr)

/** Runs what the command asks for, in this process. Does not return before that has started. */
export async function main(command: Command): Promise<void> {
  try {
    config()
    await run(command)
  } catch (error) {
    const known = error instanceof ConfigError || error instanceof OperatorError
    writePlain(`${known || !(error instanceof Error) ? messageOf(error) : error.stack}\n`)
    process.exit(error instanceof ConfigError ? wrongConfiguration : 1)
  }
}

/** Loaded only now: these modules read the configuration when they are imported. */
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
      const { runWorkerAlone } = await import('./lifecycle/run-worker.ts')
      return runWorkerAlone({ watchParent: command.watchParent })
    }
    case '--task': {
      const { runTask } = await import('./lifecycle/run-task.ts')
      return runTask(command)
    }
    default:
      throw new OperatorError(`Unknown option ${command.mode}.`)
  }
}
