/** The role that owns everything in the embedded server, and the database the product lives in. */
export const roleName = 'forecourt'
export const databaseName = 'forecourt'

/**
 * Settings of the embedded server, for a small machine: few processes, no replication, and a log without the
 * values of rows (they may be personal data).
 */
export const serverSettings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  cluster_name: 'forecourt',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  io_method: 'sync',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

/** The server's command line for settings. */
export function settingArguments(settings: Readonly<Record<string, string>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Address of a database of the embedded server. */
export function databaseUrl(port: number, password: string, database: string = databaseName): string {
  return `postgres://${roleName}:${password}@127.0.0.1:${port}/${database}`
}

/** Environment of the server's programs: nothing of ours, no secrets, no LANG. (The cast: Next's types demand its own variable.) */
export const serverEnvironment = { PATH: '/usr/bin:/bin', TZ: 'UTC' } as unknown as NodeJS.ProcessEnv
