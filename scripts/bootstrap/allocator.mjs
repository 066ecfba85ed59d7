/**
 * Environment of a process that serves requests, on Linux. glibc gives each thread an arena of memory of its own, and keeps
 * what the decoding of pictures frees there; two arenas halve the memory of a busy site. Empty on other systems.
 *
 * @type {Record<string, string>}
 */
export const allocator =
  process.platform === 'linux' ? { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2' } : {}
