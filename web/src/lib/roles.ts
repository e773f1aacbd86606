// What roles are called.
import { say } from './voice';
import type { Role } from '../protocol';

const names = (): Record<Role, string> => ({
  player: say('page-player'),
  third_party: say('page-third-party'),
  dealer: say('page-dealer'),
  floor: say('page-floor-2'),
  cage: say('page-cage-2'),
  instructor: say('page-instructor'),
  auditor: say('page-auditor'),
  manager: say('page-manager'),
});

export const roleName = (role: Role): string => names()[role];
