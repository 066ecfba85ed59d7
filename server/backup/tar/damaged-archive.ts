/** Thrown for a file that is not an archive, is truncated, or has unexpected contents. */
export class DamagedArchive extends Error {}
