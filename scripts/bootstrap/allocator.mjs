/**
 * V8's default lets the young generation grow to several times this size under load, and a process keeps most of what it
 * had once. In MB.
 */
const youngGeneration = '--max-semi-space-size=16'

/**
 * Returns the environment of a process that serves requests, on Linux. glibc gives each thread an arena of memory of its
 * own, and keeps what the decoding of pictures frees there; two arenas halve the memory of a busy site. Values that are set
 * already take precedence. Empty on other systems.
 *
 * @param {Record<string, string | undefined>} environment
 * @param {string} platform
 * @returns {Record<string, string>}
 */
export function allocatorOf(environment, platform = process.platform) {
  if (platform !== 'linux') return {}
  const { MALLOC_ARENA_MAX: arenas, NODE_OPTIONS: options = '' } = environment
  const isSet = /--max[-_]semi[-_]space[-_]size/.test(options)
  return {
    MALLOC_ARENA_MAX: arenas || '2',
    NODE_OPTIONS: isSet ? options : `${options} ${youngGeneration}`.trim(),
  }
}

/** The environment of the process that serves requests. */
export const allocator = allocatorOf(process.env)

const { NODE_OPTIONS: _, ...arenas } = allocator

/**
 * The environment of each mode of `start.mjs`. Compiling allocates more than serving, so that development has V8's default.
 *
 * @type {Record<string, Record<string, string>>}
 */
export const environments = { '--serve': allocator, '--worker': allocator, '--dev': arenas }
