import common from "virtual:icons";

/** The drawings of icons by name: those of the pages, and those that the boards of games bring along. */
export const drawings: Record<string, string> = { ...common };

export const addIcons = (more: Record<string, string>): void => void Object.assign(drawings, more);
