/** Runs once when Next starts in a process: says how the CMS is opened here. */
export async function register(): Promise<void> {
  const [{ getPayload }, { default: config }, { registerCms }] = await Promise.all([
    import('payload'),
    import('#cms/payload.config.ts'),
    import('#platform/cms.ts'),
  ])
  registerCms(() => getPayload({ config }))
}
