/** The role and the database of the product in the embedded server. */
export const roleName = 'forecourt'
export const databaseName = 'forecourt'

/**
 * Settings of the embedded server for a small machine: few processes, no replication, and no values of rows in the log,
 * because they may be personal data.
 */
export const serverSettings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  // A restore drops and creates every table and index in one transaction.
  max_locks_per_transaction: '256',
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

/** Converts settings to command line arguments of the server. */
export function settingArguments(settings: Readonly<Record<string, string>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Returns the connection URL of a database of the embedded server. */
export function databaseUrl(port: number, password: string, database: string = databaseName): string {
  return `postgres://${roleName}:${password}@127.0.0.1:${port}/${database}`
}

/**
 * Environment of the server's programs, without secrets and LANG. The cast is needed because Next's types require
 * NODE_ENV.
 */
export const serverEnvironment = { PATH: '/usr/bin:/bin', TZ: 'UTC' } as unknown as NodeJS.ProcessEnv
