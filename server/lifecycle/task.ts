/** Where a task was started and what is around it. */
export type TaskContext = {
  /** Folder that relative paths in the arguments start from. */
  readonly calledFrom: string
  /** Whether a site is running on the same data folder. */
  readonly siteIsRunning: boolean
  /** Whether database and secrets are the data folder's own, and not the environment's. */
  readonly ownDatabase: boolean
  /** Aborted when the task is to stop. */
  readonly signal: AbortSignal
}

/** A command of the operator's that needs the database: exported as `task` by a file below scripts/. */
export type Task = (args: readonly string[], context: TaskContext) => Promise<void>
