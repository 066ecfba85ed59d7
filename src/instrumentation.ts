/** Runs once when Next starts in a process: says how the CMS is opened here. */
export async function register(): Promise<void> {
  // Next replaces this at build, which keeps the CMS out of its edge bundle.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { openCms } = await import('./instrumentation-node.ts')
  openCms()
}
