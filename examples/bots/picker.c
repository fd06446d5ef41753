/* A bot for baston that takes any option but passing, the same for the same seed: docs/bot-protocol.md.
 *
 *     cc -o picker examples/bots/picker.c
 *     baston play smashup --seats 'me,exec:./picker'
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The number after a word of the line. */
static unsigned long after(const char *line, const char *word) {
    const char *at = strstr(line, word);
    return at ? strtoul(at + strlen(word), NULL, 10) : 0;
}

static void answer(const char *line) {
    const char *at = strstr(line, " options ");
    long options[4096];
    size_t count = 0;
    unsigned long seed = after(line, " seed ");
    for (at = at ? at + strlen(" options") : ""; *at == ' ' && count < 4096; count++) {
        char *end;
        options[count] = strtol(at + 1, &end, 10);
        at = end;
    }
    /* The option 0 passes, wherever it is offered, and is offered first. */
    size_t first = count > 1 && options[0] == 0;
    printf("bestoption %ld\n", options[first + seed % (count - first)]);
}

int main(void) {
    char *line = NULL; /* `position` lines are long: getline makes room for them */
    size_t room = 0;
    setvbuf(stdout, NULL, _IOLBF, 0); /* each line is sent at once */
    while (getline(&line, &room, stdin) > 0) {
        if (strncmp(line, "baston ", 7) == 0) printf("id name picker 1.0\nready\n");
        else if (strcmp(line, "isready\n") == 0) printf("readyok\n");
        else if (strncmp(line, "go ", 3) == 0) answer(line);
        else if (strcmp(line, "quit\n") == 0) return 0;
    }
    return 0;
}
