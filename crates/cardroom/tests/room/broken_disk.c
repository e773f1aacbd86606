/* A disk that confirms nothing while a file is there: CARDROOM_TEST_BROKEN_DISK names it. For LD_PRELOAD. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

static int confirm(int fd, const char *how) {
    const char *broken = getenv("CARDROOM_TEST_BROKEN_DISK");
    if (broken && access(broken, F_OK) == 0) {
        errno = EIO;
        return -1;
    }
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, how);
    return real(fd);
}

int fsync(int fd) { return confirm(fd, "fsync"); }
int fdatasync(int fd) { return confirm(fd, "fdatasync"); }
