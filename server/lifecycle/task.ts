/** The environment of a task. */
export type TaskContext = {
  /** Working directory for relative paths in the arguments. */
  readonly calledFrom: string
  /** Whether a site is running on the same data folder. */
  readonly siteIsRunning: boolean
  /** Whether database and secrets come from the data folder and not from the environment. */
  readonly ownDatabase: boolean
  /** Aborted when the task must stop. */
  readonly signal: AbortSignal
}

/** An operator command that needs the database, exported as `task` by a file in scripts/. */
export type Task = (args: readonly string[], context: TaskContext) => Promise<void>
