import * as migration_20261120_120312_initial from './20261120_120312_initial.ts';

export const migrations = [
  {
    up: migration_20261120_120312_initial.up,
    down: migration_20261120_120312_initial.down,
    name: '20261120_120312_initial'
  },
];
