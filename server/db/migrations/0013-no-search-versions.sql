-- Sums of searches are not remembered any more, see docs/decisions/0026-what-is-clever.md.
DROP TABLE "searchVersions";
